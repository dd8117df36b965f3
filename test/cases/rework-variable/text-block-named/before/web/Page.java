package web;

public class Page {
    private final Out out = new Out();

    public void head(String title) {
        out.write("""
            <head>
              <title>%s</title>
            </head>
            """.formatted(title));
        out.flush();
    }
}
