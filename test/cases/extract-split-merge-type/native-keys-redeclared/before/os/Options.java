package os;

class Options {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  protected static native String localNameKey();

  protected static native String connectionKey();
}
