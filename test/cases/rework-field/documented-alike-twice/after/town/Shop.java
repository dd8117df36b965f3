package town;

class Shop {
  /** How many are lent. */
  private Owner keeper;
  /** How many are lent. */
  private long mugs;
  /** How many came back. */
  private int bowls;

  void sells(int many) {
    prepare(many);
    print(bowls);
    finish(many);
  }
}
