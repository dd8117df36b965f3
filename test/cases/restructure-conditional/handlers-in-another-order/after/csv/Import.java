package csv;

public class Import {
    private String problem;

    public void read(String line) {
        try {
            Row.parse(line);
        } catch (IllegalStateException e) {
            problem = "state";
        } catch (NumberFormatException e) {
            problem = "number: " + e.getMessage();
        } catch (NullPointerException e) {
            throw new AssertionError(e);
        }
    }
}
