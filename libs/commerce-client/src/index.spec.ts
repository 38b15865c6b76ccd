import * as api from './index.ts';

describe('@lyng/commerce-client', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['GatewayProvider', 'createDeferredGateway', 'fillVariables', 'useGateway']);
  });
});
