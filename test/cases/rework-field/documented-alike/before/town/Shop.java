package town;

class Shop {
  
  private Owner keeper;
  /** How many are lent. */
  private int cups;

  void sells(int many) {
    prepare(many);
    print(cups);
    finish(many);
  }
}
