export interface SecretTables {
  service_secret: {
    name: string;
    secret: string;
  };
}
