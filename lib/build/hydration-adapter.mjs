export default { name: 'hydration' }
