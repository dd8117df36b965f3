package town;

public class Box {
  private int size;
  private String label;
  private boolean open;

  public Box(Json json) {
    this.size = json.getInt("size", 3);
    this.label = json.getText("label");
  }

  public Box(Store store) {
    this.size = store.getInt("size", 3);
    this.label = store.getText("label");
  }

  public Box(Book book) {
    this.size = book.getInt("size", 3);
    this.label = book.getText("label");
    this.open = book.isOpen("open");
    book.close(7);
    print(label);
  }

  public void setSize(int size) {
    this.size = size;
  }

  public void setLabel(String label) {
    this.label = label;
  }
}
