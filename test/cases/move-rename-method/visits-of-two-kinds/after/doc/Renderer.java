package doc;

public class Renderer {
    private final StringBuilder html = new StringBuilder();

    public void visit(Table table) {
        for (Row row : table.rows()) {
            row.cells().forEach(cell -> html.append("<td>").append(cell));
            html.append("<tr>");
        }
    }

    public void visit(Paragraph paragraph) {
        html.append("<p>").append(paragraph.text()).append("</p>");
    }
}
