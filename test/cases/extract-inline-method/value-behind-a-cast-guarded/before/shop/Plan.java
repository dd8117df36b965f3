package shop;

class Plan {
  byte[] plan() {
    return (byte[]) line.read(name);
  }

  byte[] other() {
    start();
    byte[] raw = (byte[]) line.read(name);
    return raw;
  }
}
