package os;

abstract class Options {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  abstract static class Keys {
    abstract String localName();

    abstract String connection();
  }
}
