package kitchen;

class Pantry {
  private int count;

  void keep(LabelText labelText, Tag tag) {
    register(tag);
    paste(tag, 2);
    count++;
  }

  int count() {
    return count;
  }
}
