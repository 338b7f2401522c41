import { fileURLToPath } from 'node:url';

export default { plugins: { [fileURLToPath(new URL('hoist-composes.cjs', import.meta.url))]: {} } };
