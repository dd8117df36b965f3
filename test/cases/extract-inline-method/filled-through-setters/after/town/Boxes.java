package town;

public class Boxes {
  public static void fill(Json json, Box box) {
    if (json.get("size") instanceof Number) {
      box.setSize(((Number) json.get("size")).intValue());
    }
    if (json.get("label") instanceof String) {
      box.setLabel((String) json.get("label"));
    }
  }
}
