import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need React only: no prerendering, no mock e-mail service. */
export default defineConfig({ plugins: [react()] });
