import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  // `/depression` is the file depression.html, as in the site.
  build: { format: 'file' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  integrations: [react()],
});
