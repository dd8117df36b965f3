package town;

public class Boxes {
  public static void fill(Json json, Box box) {
    if (json.get("width") instanceof Number) {
      box.setSize(((Number) json.get("width")).intValue());
    }
    if (json.get("title") instanceof String) {
      box.setLabel((String) json.get("title"));
    }
  }
}
