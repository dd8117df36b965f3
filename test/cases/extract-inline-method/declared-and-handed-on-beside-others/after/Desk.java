package harbor;

public class Desk {
  int weigh(int many) {
    int all = many * 2;
    return all + 4;
  }

  void describe(String text) {
    print(text);
  }

  protected Input open() {
    return open(firstShelf(), 4);
  }

  protected Input open(Shelf shelf) {
    Input made = shelf.reader(place);
    made.skip(3);
    return made;
  }
}
