package csv;

public class Import {
    private String problem;

    public void read(String line) {
        try {
            Row.parse(line);
        } catch (NumberFormatException e) {
            problem = "number: " + e.getMessage();
        } catch (IllegalStateException e) {
            problem = "state";
        }
    }
}
