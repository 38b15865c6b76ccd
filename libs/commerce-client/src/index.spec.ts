import * as api from './index.ts';
import * as realtime from './realtime.ts';
import * as testing from './testing.ts';

describe('@lyng/commerce-client', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'GatewayProvider',
      'createDeferredGateway',
      'createFetchGateway',
      'fillVariables',
      'limitedFetch',
      'parseLowestPrice',
      'parseMoney',
      'parsePrice',
      'parseShownLowestPrice',
      'parseShownPrice',
      'shopperFetch',
      'useGateway',
    ]);
  });

  it('exports from ./realtime what it did before', () => {
    expect(Object.keys(realtime).sort()).toEqual(['createRealtimeSocket', 'createSharedRealtime', 'isRealtimeMessage']);
  });

  it('exports from ./testing what it did before', () => {
    expect(Object.keys(testing).sort()).toEqual(['failingGateway', 'schemaGateway']);
  });
});
