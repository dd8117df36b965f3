package town.port;

public class Giver {
  private int size1;

  int total1(int many) {
    prepare(many, 1);
    count(many, 4);
    return size1;
  }
}
