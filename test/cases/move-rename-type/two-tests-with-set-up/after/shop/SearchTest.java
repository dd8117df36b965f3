package shop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SearchTest {
    private Index index;

    @BeforeEach
    void load() {
        index = Index.read("articles.idx");
    }

    @Test
    void findsByPrefix() {
        assertTrue(index.find("te").contains("tea"));
    }
}
