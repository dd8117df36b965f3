package clinic;

class Report {
    private static final String TEMPLATE = "daily.txt";

    String render(String title) {
        String text = load(TEMPLATE);
        check(TEMPLATE, text);
        return text.replace("title", title);
    }
}
