package paper;

class Desk {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  void fold(int sheet) {
    log.info("folding");
    crease(sheet, 3);
    count++;
    press(sheet);
    ready = true;
    notifyAll();
  }
}
