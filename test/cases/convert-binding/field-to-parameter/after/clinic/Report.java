package clinic;

class Report {
    private static final String TEMPLATE = "daily.txt";

    String render(String title, String templateName) {
        String text = load(templateName);
        check(templateName, text);
        return text.replace("title", title);
    }

    String daily(String title) {
        return render(title, TEMPLATE);
    }
}
