import react from '@astrojs/react';

/** `/depression` is the file depression.html, as in the site. */
export default { build: { format: 'file' }, trailingSlash: 'never', devToolbar: { enabled: false }, integrations: [react()] };
