/** The images of the demo shop, loaded with its first image: a catalogue of photos never needs them. */
export const demoImages = () => import('@lyng/demo-assets');
