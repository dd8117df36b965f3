package town;

public class Jars {
  public static void fill(Store store, Box box) {
    if (store.get("size") instanceof Number) {
      box.setSize(((Number) store.get("size")).intValue());
    }
    if (store.get("label") instanceof String) {
      box.setLabel((String) store.get("label"));
    }
  }
}
