declare module 'lzma' {
  const lzma: { decompress(bytes: Uint8Array): string | number[] };
  export default lzma;
}
