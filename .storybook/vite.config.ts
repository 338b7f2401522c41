import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need only the React plugin: no prerendering, no mock e-mail service. */
export default defineConfig({ plugins: [react()] });
