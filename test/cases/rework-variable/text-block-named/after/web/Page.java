package web;

public class Page {
    private final Out out = new Out();

    public void head(String title) {
        String head = """
            <head>
              <title>%s</title>
            </head>
            """.formatted(title);
        out.write(head);
        out.flush();
    }
}
