package town.port;

public class Warden {
  private int size2;

  int total2(int many) {
    prepare(many, 2);
    count(many, 4);
    return size2;
  }
}
