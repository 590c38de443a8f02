// JavaScript, because the package declares its types by sources that do not compile as strictly as ours.
export { compress } from 'lzma1';
