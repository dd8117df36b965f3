package shop;

public class Export {
    private final Pool pool = new Pool();

    public void export(Catalogue catalogue) {
        pool.submit(() -> {
            Writer writer = new Writer("catalogue.csv");
            for (Article article : catalogue.articles()) {
                writer.row(article.number(), article.name());
            }
            writer.close();
        });
    }
}
