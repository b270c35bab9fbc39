export function enhanceInputs(): void {}
