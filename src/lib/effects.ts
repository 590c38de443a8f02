import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel, EventChannel, Task } from 'redux-saga';
import * as saga from 'redux-saga/effects';

/**
 * redux-saga's effects with types: a plain `yield call(...)` gives `any`, `yield* call(...)` gives what the function
 * returns. Each is one line over the library's own effect, so sagas stay what its manual says.
 */
export type Steps<Result = void> = Generator<saga.Effect, Result, unknown>;

/** What a called function leaves behind once a saga has waited for it. */
type Settled<Result> = Result extends Generator<infer _Yield, infer Returned, infer _Next> ? Returned : Awaited<Result>;

/** What `take` accepts here: an action creator of a slice, a type, or several. */
export type Pattern = OnePattern | readonly OnePattern[];

type OnePattern = string | (((...args: never[]) => UnknownAction) & { type: string });

type ActionOfOne<P> = P extends (...args: never[]) => infer Action ? Action : UnknownAction;

/** The action that a pattern lets through. */
export type ActionOf<P> = P extends readonly (infer One)[] ? ActionOfOne<One> : ActionOfOne<P>;

const typeOf = (pattern: OnePattern): string => (typeof pattern === 'string' ? pattern : pattern.type);

const isMany = (pattern: Pattern): pattern is readonly OnePattern[] => typeof pattern === 'object';

/** The action types that a pattern names. */
export const typesOf = (pattern: Pattern): string[] => (isMany(pattern) ? pattern.map(typeOf) : [typeOf(pattern)]);

/** Wait for a function, a promise or another saga. */
export function* call<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Steps<Settled<Result>> {
  return (yield saga.call(fn, ...args)) as Settled<Result>;
}

/** Read the state. */
export function* select<State, Args extends unknown[], Result>(
  selector: (state: State, ...args: Args) => Result,
  ...args: Args
): Steps<Result> {
  return (yield saga.select(selector, ...args)) as Result;
}

/** Dispatch an action. */
export function* put<Action extends UnknownAction>(action: Action): Steps<Action> {
  return (yield saga.put(action)) as Action;
}

/** Wait for an action. */
export function* take<P extends Pattern>(pattern: P): Steps<ActionOf<P>> {
  return (yield saga.take(typesOf(pattern))) as ActionOf<P>;
}

/** Wait for a message of a channel. */
export function* takeFrom<Message extends object>(channel: Channel<Message> | EventChannel<Message>): Steps<Message> {
  return (yield saga.take(channel)) as Message;
}

/** A channel that keeps every matching action until it is taken. */
export function* channelOf<P extends Pattern>(pattern: P): Steps<Channel<ActionOf<P> & object>> {
  return (yield saga.actionChannel(typesOf(pattern))) as Channel<ActionOf<P> & object>;
}

/** Start another saga; its errors and its end belong to this one. */
export function* fork<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Steps<Task> {
  return (yield saga.fork(fn, ...args)) as Task;
}

/** Stop a saga that was forked. */
export function* cancel(task: Task): Steps {
  yield saga.cancel(task);
}

/** In a `finally`: whether this saga was stopped from outside. */
export function* cancelled(): Steps<boolean> {
  return (yield saga.cancelled()) as boolean;
}

export function* delay(ms: number): Steps {
  yield saga.delay(ms);
}

/** The first of several to finish wins; the others are cancelled. Losers are undefined. */
export function* race<Runners extends Record<string, Steps<unknown>>>(
  runners: Runners,
): Steps<{ [Name in keyof Runners]?: Runners[Name] extends Steps<infer Result> ? Result : never }> {
  const effects: Record<string, saga.Effect> = {};
  for (const name of Object.keys(runners)) effects[name] = saga.call(() => runners[name]);
  return (yield saga.race(effects)) as { [Name in keyof Runners]?: Runners[Name] extends Steps<infer Result> ? Result : never };
}

/** A value of the saga context, as `createStore` filled it. */
export function* context<Value>(name: string): Steps<Value> {
  return (yield saga.getContext(name)) as Value;
}
