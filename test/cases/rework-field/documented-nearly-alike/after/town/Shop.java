package town;

class Shop {
  
  private Owner keeper;
  /** How many are lent out. */
  private long mugs;
  /** How many came back. */
  private int bowls;

  void sells(int many) {
    prepare(many);
    print(bowls);
    finish(many);
  }
}
