package town;

class Shop {
  
  private Owner keeper;
  /** How many are lent. */
  private long mugs = 4;
  /** How many came back. */
  private int bowls = 30;

  void sells(int many) {
    prepare(many);
    print(bowls);
    finish(many);
  }
}
