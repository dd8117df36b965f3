package harbor;

public class Desk {
  int weigh(int many) {
    int all = many * 2;
    return all + 4;
  }

  void describe(String text) {
    print(text);
  }
}
