package town;

public class Box {
  private int size;
  private String label;
  private boolean open;

  public Box() {
    this.open = true;
  }

  public Box(Json json) {
    this.size = json.getInt("size", 3);
    this.label = json.getText("label");
  }

  public void setSize(int size) {
    this.size = size;
  }

  public void setLabel(String label) {
    this.label = label;
  }
}
