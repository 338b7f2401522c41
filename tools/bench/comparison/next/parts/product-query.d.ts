declare module '*/Contents.tsx?product' {
  export { Contents } from '../../../../../src/components/TableOfContents/TableOfContents';
}
