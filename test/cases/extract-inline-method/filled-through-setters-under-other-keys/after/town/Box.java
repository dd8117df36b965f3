package town;

public class Box {
  private int size;
  private String label;
  private boolean open;

  public Box(Json json) {
    Boxes.fill(json, this);
  }

  public Box(Store store) {
    Jars.fill(store, new Box());
  }

  public Box(Book book) {
    Bags.fill(book, this);
  }

  public void setSize(int size) {
    this.size = size;
  }

  public void setLabel(String label) {
    this.label = label;
  }
}
