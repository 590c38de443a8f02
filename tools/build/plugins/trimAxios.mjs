import { failStep } from '../failStep.mjs';

const NAME = 'trim-axios';

const STUBS = {
  'adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter };',
  'cancel/CancelToken.js': 'export default class CancelToken {}',
  'core/InterceptorManager.js': 'export default class InterceptorManager { forEach() {} }',
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'core/buildFullPath.js': 'export default (base, url) => url;',
  'helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/buildURL.js': 'export const encode = encodeURIComponent; export default (url) => url;',
  'helpers/formDataToJSON.js': 'export default (data) => data;',
  'helpers/toFormData.js': 'export default () => { throw new Error("form data is not part of this build"); };',
  'helpers/toURLEncodedForm.js': 'export default (data) => data;',
  'helpers/validator.js': 'export default { assertOptions() {}, validators: { transitional() {}, spelling() {}, functions: {} } };',
};

/**
 * We send strings to complete URLs with our own adapter (src/api/fetchAdapter.ts), without interceptors, query parameters,
 * cookies, basic authentication, form data, upload progress or old cancel tokens: axios's modules for these are replaced.
 */
export const trimAxios = {
  name: NAME,
  setup(context) {
    const unused = new Set(Object.keys(STUBS));
    context.onLoad({ filter: /axios[\\/]lib[\\/](adapters|cancel|core|helpers)[\\/]\w+\.js$/ }, ({ path }) => {
      const name = path.split(/axios[\\/]lib[\\/]/)[1].replace('\\', '/');
      unused.delete(name);
      return STUBS[name] === undefined ? undefined : { contents: STUBS[name], loader: 'js' };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && unused.size > 0)
        failStep(
          NAME,
          `axios no longer loads ${[...unused].join(', ')} from axios/lib`,
          'Compare STUBS in tools/build/plugins/trimAxios.mjs with the modules of the installed axios.',
        );
    });
  },
};
