// The pseudo-states add-on sets its classes on the element with this id.
document.body.id = 'storybook-root';
