package os;

class Options {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  static class Keys {
    public static native String localName();

    public static native String connection();
  }
}
