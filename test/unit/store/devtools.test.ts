import { devtoolsCompose } from '../../support/fakes/devtoolsHook';
import { createTestStore } from '../../support/fakes/createTestStore';

const environment = process.env.NODE_ENV;
const setEnvironment = (name: string | undefined) => Object.assign(process.env, { NODE_ENV: name });

beforeEach(() => devtoolsCompose.mockClear());
afterEach(() => setEnvironment(environment));

test.each([
  ['development', 1],
  ['production', 0],
  ['test', 0],
])('a %s build connects to the redux devtools %i times', (name, times) => {
  setEnvironment(name);
  createTestStore().dispose();
  expect(devtoolsCompose).toHaveBeenCalledTimes(times);
});
