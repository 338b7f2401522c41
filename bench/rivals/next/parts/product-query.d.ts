declare module '*/Contents.tsx?product' {
  export { Contents } from '../../../../src/ui/Contents';
}
