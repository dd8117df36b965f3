package town.shop;

public class Guest {
  private int size3;

  int total3(int many) {
    prepare(many, 3);
    count(many, 5);
    return size3;
  }
}
