import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel, EventChannel, Task } from 'redux-saga';
import * as saga from 'redux-saga/effects';

/**
 * Typed redux-saga effects: a plain `yield call(...)` returns `any`, `yield* call(...)` returns the function's result. Each is
 * one line over the library's own effect and behaves as documented there.
 */
export type SagaGenerator<Result = void> = Generator<saga.Effect, Result, unknown>;

/** What a saga receives when it waits for a called function. */
type Settled<Result> = Result extends Generator<infer _Yield, infer Returned, infer _Next> ? Returned : Awaited<Result>;

/** What `take` accepts here: an action creator of a slice, an action type, or several of them. */
export type Pattern = OnePattern | readonly OnePattern[];

type OnePattern = string | (((...args: never[]) => UnknownAction) & { type: string });

type ActionOfOne<P> = P extends (...args: never[]) => infer Action ? Action : UnknownAction;

/** The action that matches a pattern. */
export type ActionOf<P> = P extends readonly (infer One)[] ? ActionOfOne<One> : ActionOfOne<P>;

const typeOf = (pattern: OnePattern): string => (typeof pattern === 'string' ? pattern : pattern.type);

const isMany = (pattern: Pattern): pattern is readonly OnePattern[] => typeof pattern === 'object';

/** The action types of a pattern. */
export const typesOf = (pattern: Pattern): string[] => (isMany(pattern) ? pattern.map(typeOf) : [typeOf(pattern)]);

/** Waits for a function, a promise or another saga. */
export function* call<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): SagaGenerator<Settled<Result>> {
  return (yield saga.call(fn, ...args)) as Settled<Result>;
}

/** Reads the state. */
export function* select<State, Args extends unknown[], Result>(
  selector: (state: State, ...args: Args) => Result,
  ...args: Args
): SagaGenerator<Result> {
  return (yield saga.select(selector, ...args)) as Result;
}

/** Dispatches an action. */
export function* put<Action extends UnknownAction>(action: Action): SagaGenerator<Action> {
  return (yield saga.put(action)) as Action;
}

/** Waits for an action. */
export function* take<P extends Pattern>(pattern: P): SagaGenerator<ActionOf<P>> {
  return (yield saga.take(typesOf(pattern))) as ActionOf<P>;
}

/** Waits for a message of a channel. */
export function* takeFrom<Message extends object>(channel: Channel<Message> | EventChannel<Message>): SagaGenerator<Message> {
  return (yield saga.take(channel)) as Message;
}

/** A channel that buffers every matching action until it is taken. */
export function* channelOf<P extends Pattern>(pattern: P): SagaGenerator<Channel<ActionOf<P> & object>> {
  return (yield saga.actionChannel(typesOf(pattern))) as Channel<ActionOf<P> & object>;
}

/** Starts an attached saga: its errors propagate here, and this saga ends after it. */
export function* fork<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): SagaGenerator<Task> {
  return (yield saga.fork(fn, ...args)) as Task;
}

/** Stops a forked saga. */
export function* cancel(task: Task): SagaGenerator {
  yield saga.cancel(task);
}

/** In a `finally`: whether this saga was cancelled. */
export function* cancelled(): SagaGenerator<boolean> {
  return (yield saga.cancelled()) as boolean;
}

export function* delay(ms: number): SagaGenerator {
  yield saga.delay(ms);
}

/** The first to finish wins; the others are cancelled and undefined. */
export function* race<Runners extends Record<string, SagaGenerator<unknown>>>(
  runners: Runners,
): SagaGenerator<{ [Name in keyof Runners]?: Runners[Name] extends SagaGenerator<infer Result> ? Result : never }> {
  const effects: Record<string, saga.Effect> = {};
  for (const name of Object.keys(runners)) effects[name] = saga.call(() => runners[name]);
  return (yield saga.race(effects)) as { [Name in keyof Runners]?: Runners[Name] extends SagaGenerator<infer Result> ? Result : never };
}

/** A value of the saga context, as set by `createStore`. */
export function* context<Value>(name: string): SagaGenerator<Value> {
  return (yield saga.getContext(name)) as Value;
}
