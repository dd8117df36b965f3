package doc;

public class Renderer {
    private final StringBuilder html = new StringBuilder();

    public void visit(Heading heading) {
        html.append("<h").append(heading.level()).append('>');
        html.append(heading.text());
        html.append("</h").append(heading.level()).append('>');
    }

    public void visit(Paragraph paragraph) {
        html.append("<p>").append(paragraph.text()).append("</p>");
    }
}
