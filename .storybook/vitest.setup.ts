// The add-on for pseudo-states marks this element.
document.body.id = 'storybook-root';
