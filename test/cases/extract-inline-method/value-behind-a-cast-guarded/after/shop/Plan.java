package shop;

class Plan {
  byte[] plan() {
    return (byte[]) guarded();
  }

  byte[] other() {
    start();
    byte[] raw = (byte[]) guarded();
    return raw;
  }

  Object guarded() {
    try {
      return line.read(name);
    } catch (Broken e) {
      isBroken = true;
      count++;
      report(e);
      throw e;
    }
  }
}
