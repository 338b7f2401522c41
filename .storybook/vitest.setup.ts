// The pseudo-states add-on marks this element.
document.body.id = 'storybook-root';
